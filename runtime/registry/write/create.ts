/** Creates an object (META-02, META-05; DRY rows): the order of hooks is the body of `createObject`. */
import type { ApiObject } from "../../definition/object-meta.js";
import type { RequestContext } from "../../definition/request-context.js";
import { alreadyExists } from "../../errors/constructors.js";
import { wholeCharacters } from "../../errors/shown-text.js";
import { StatusError } from "../../errors/status.js";
import { ObjectAttributes } from "../admission/object-attributes.js";
import { objectKey } from "../keys.js";
import type { ObjectEntry } from "../object-entry.js";
import type { CreateOptions, ObjectTarget } from "../options.js";
import type { ResourceCore } from "../resource-core.js";
import { readMetadataMember } from "../stored-object.js";
import { validateCreation } from "../validation/validate-object.js";
import { commitValue, LOST, storedBytes, transientEntry } from "./commit.js";
import { matchTarget, refuseResourceVersion } from "./identity.js";
import { aside, Operation, requireCaller, sendWarnings } from "./operation.js";
import { cleanMetadata, dropDuplicateOwners, prepareForCreate, setDefaults } from "./prepare.js";
import { withAdmission, withReservation } from "./reserve.js";

/** Random characters behind `generateName`, and the length the base is cut to before them. */
const SUFFIX_LENGTH = 5;
const MAXIMUM_BASE_LENGTH = 58;
/** Names tried before a client is told that none is free. */
const NAME_ATTEMPTS = 8;

/** @throws StatusError 400, 403, 409, 422. */
export async function create(
  core: ResourceCore,
  context: RequestContext,
  target: ObjectTarget,
  object: ApiObject,
  options: CreateOptions,
): Promise<ObjectEntry> {
  const write = new Operation(core, context, target, options);
  const generated = !object.metadata?.name && !!object.metadata?.generateName && target.name === "";
  const entry = await createObject(write, object, { trusted: options.trusted });
  if (entry !== LOST) return entry;
  throw taken(write, object, generated);
}

/** Where an object that is to be created comes from. */
export interface Origin {
  /** The object carries its managedFields already. */
  readonly applied?: boolean | undefined;
  readonly trusted?: CreateOptions["trusted"];
}

/**
 * `LOST` when there is an object of that name.
 * @throws StatusError 400, 403, 422.
 */
export async function createObject(
  write: Operation,
  object: ApiObject,
  { applied = false, trusted = false }: Origin,
): Promise<ObjectEntry | typeof LOST> {
  const { core, context, target, hook } = write;
  matchTarget(object, target);
  refuseResourceVersion(object);
  cleanMetadata(object, context);
  if (!trusted) setDefaults(core, target, object, hook);
  const recorded = applied ? object : recordFields(write, object);
  const attributes = new ObjectAttributes(write, "CREATE", { object: recorded });
  const admitting = core.admission().admit(attributes, context);
  if (admitting !== undefined) await aside(write, admitting);
  const prepared = attributes.object as ApiObject;
  matchTarget(prepared, target);
  dropDuplicateOwners(prepared, context, true);
  prepareForCreate(core, target, prepared);
  core.hook.prepareForCreate?.(prepared, hook);
  const store = async (): Promise<ObjectEntry | typeof LOST> => {
    const generated = !prepared.metadata.name && !!prepared.metadata.generateName;
    if (generated) generateName(write, prepared);
    if (!trusted) validateCreation(core, target, prepared, hook);
    const validating = core.admission().validate(attributes.finish(prepared), context);
    if (validating !== undefined) await aside(write, validating);
    sendWarnings(write, prepared, undefined);
    const entry = await withAdmission(write, attributes, () => insert(write, prepared, generated), isStored);
    object.metadata.name = prepared.metadata.name as string;
    return entry;
  };
  // Awaited: handed on as it is, a promise takes two turns of the queue more.
  return await withReservation(write, prepared, undefined, store, isStored);
}

const isStored = (outcome: ObjectEntry | typeof LOST): boolean => outcome !== LOST;

function recordFields({ core, target, manager, hook }: Operation, object: ApiObject): ApiObject {
  const { subresource, definition } = target;
  return core.fieldManager(definition).update({ live: undefined, object, manager, subresource, now: hook.now });
}

/** Stores the object under its name, or under another generated one when that is taken. */
async function insert(write: Operation, object: ApiObject, generated: boolean): Promise<ObjectEntry | typeof LOST> {
  const { core, context, target, dryRun } = write;
  const { definition, namespace } = target;
  for (let attempt = 1; ; attempt++) {
    const key = objectKey(core.resource.prefix, namespace, object.metadata.name as string);
    const pending = core.cache.fresh();
    if (pending !== undefined) await pending;
    if (core.cache.get(key) === undefined) {
      const bytes = storedBytes(core, object, definition, undefined);
      const value = bytes instanceof Promise ? await aside(write, bytes) : bytes;
      if (dryRun) return transientEntry(core, key, value, 0);
      requireCaller(context);
      const entering = core.admission().enter({ definition, namespace, name: object.metadata.name as string });
      const leave = entering instanceof Promise ? await aside(write, entering) : entering;
      let entry: ObjectEntry | typeof LOST;
      try {
        entry = await commitValue(core, key, value, 0);
      } finally {
        leave?.();
      }
      if (entry !== LOST) return entry;
    }
    if (!generated || attempt === NAME_ATTEMPTS) return LOST;
    generateName(write, object);
  }
}

function generateName({ core, hook }: Operation, object: ApiObject): void {
  const { metadata } = object;
  metadata.name = wholeCharacters(metadata.generateName as string, MAXIMUM_BASE_LENGTH) + core.random.suffix(SUFFIX_LENGTH);
  core.hook.named?.(object, hook);
}

/** What the caller of a POST is told of a name that is taken. */
function taken({ core, target }: Operation, object: ApiObject, generated: boolean): StatusError {
  const name = object.metadata.name as string;
  const error = alreadyExists(target.definition, name);
  if (generated) {
    const message = `${error.message}, the server was not able to generate a unique name for the object`;
    return new StatusError(409, error.reason, message, { ...error.status.details, retryAfterSeconds: 1 });
  }
  const existing = core.cache.get(objectKey(core.resource.prefix, target.namespace, name));
  if (existing === undefined || readMetadataMember(existing, "deletionTimestamp") === undefined) return error;
  return new StatusError(409, error.reason, `object is being deleted: ${error.message}`, error.status.details);
}
