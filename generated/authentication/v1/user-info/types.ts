// Generated from api-definitions/authentication/v1/user-info.yaml. Do not edit.

/** Somebody who makes requests. */
export interface UserInfo {
  /** Name that identifies the user among all active users. */
  username?: string;
  /** Name that identifies the user over time. */
  uid?: string;
  /** Groups that the user is in. */
  groups?: string[];
  /** Further facts about the user, by key. */
  extra?: Record<string, string[]>;
}
