import type { Namespaces } from './namespaces.ts'

/** A message file, named by its module. */
export type Namespace = keyof Namespaces

/** A plural message is requested without its form: 'common.items' for 'items_one' and 'items_other'. */
type Asked<Key extends string> = Key | (Key extends `${infer Base}_other` ? Base : never)

/** An existing key: 'namespace.rest'. */
export type TextKey = { [N in Namespace]: `${N}.${Asked<keyof Namespaces[N] & string>}` }[Namespace]
