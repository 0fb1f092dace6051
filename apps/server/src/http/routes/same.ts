/** `unknown` where both types are equal, else `never`: ties a schema to the type that a call declares. */
export type Same<A, B> = [A, B] extends [B, A] ? unknown : never
