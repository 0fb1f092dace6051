import type { Namespaces } from './namespaces.ts'

/** A file of messages, named by its module. */
export type Namespace = keyof Namespaces

/** A plural message is asked for without its form: 'common.items' for 'items_one' and 'items_other'. */
type Asked<Key extends string> = Key | (Key extends `${infer Base}_other` ? Base : never)

/** A key that exists: 'namespace.rest'. */
export type TextKey = { [N in Namespace]: `${N}.${Asked<keyof Namespaces[N] & string>}` }[Namespace]
