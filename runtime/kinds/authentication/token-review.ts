/** TokenReview: whom a token belongs to (TWH-09). */
import { isJsonObject, type JsonObject } from "../../definition/json.js";
import type { UserInfo } from "../../definition/request-context.js";
import { badRequest } from "../../errors/constructors.js";
import type { CreatingHandler } from "../../registry/handlers.js";

/** More than any header has room for, in which a token is sent to be believed. */
const MAXIMUM_CHARACTERS = 256 * 1024;

/** Whoever may ask may ask about every token, so a bad one is told with its reason. */
export const tokenReview: CreatingHandler = {
  does: "create",
  async create({ object, context }, { tokens }) {
    const spec = isJsonObject(object["spec"]) ? object["spec"] : {};
    const token = typeof spec["token"] === "string" ? spec["token"] : "";
    if (token === "") throw badRequest("token is required for TokenReview in authentication");
    const asked = Array.isArray(spec["audiences"]) ? spec["audiences"].map(String) : [];
    return { ...object, status: await statusOf(token, asked, context.user, tokens) };
  },
};

async function statusOf(token: string, asked: readonly string[], caller: UserInfo, tokens: TokenReviewing): Promise<JsonObject> {
  if (token.length > MAXIMUM_CHARACTERS) return { user: {}, error: `a token has at most ${MAXIMUM_CHARACTERS} characters` };
  try {
    const { user, audiences } = await tokens.review(token, asked, caller);
    const { name, uid, groups, extra } = user;
    const shown: JsonObject = {
      username: name,
      ...(uid === "" ? {} : { uid }),
      groups: [...groups],
      ...(Object.keys(extra).length === 0 ? {} : { extra: { ...extra } as JsonObject }),
    };
    return { authenticated: true, user: shown, audiences: [...audiences] };
  } catch (error) {
    return { user: {}, error: (error as Error).message };
  }
}

type TokenReviewing = Pick<Parameters<CreatingHandler["create"]>[1]["tokens"], "review">;
