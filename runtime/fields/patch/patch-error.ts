/** The refusals that patches share. */
import { badRequest } from "../../errors/constructors.js";
import { StatusError } from "../../errors/status.js";

/** Levels of objects and lists that a patch may have, and its outcome. */
export const MAXIMUM_PATCH_DEPTH = 1000;

/** 422 of a patch that is well-formed but does not fit the document; the peer does not tell more. */
export const doesNotApply = (): StatusError =>
  new StatusError(422, "Invalid", "the server rejected our request due to an error in our request", {});

/** 400 of a patch nested deeper than {@link MAXIMUM_PATCH_DEPTH}. */
export const tooDeep = (): StatusError => badRequest(`the patch is nested more than ${MAXIMUM_PATCH_DEPTH} levels deep`);
