/** The failure of typed decoding, with and without the words around it. */
import { StatusError } from "../errors/status.js";

/** A value that does not fit its schema: 400. */
export class DecodeError extends StatusError {
  /**
   * @param text what the peer's decoder says, e.g. `json: cannot unmarshal number into Go struct field ConfigMap.data of type string`
   * @param prefix what the peer puts before it when the text is about a request's body
   */
  constructor(
    readonly text: string,
    readonly prefix = "",
  ) {
    super(400, "BadRequest", `${prefix}${text}`);
  }
}
