/** A property of a component, as its source documents it. */
export interface PropDocs {
  readonly name: string
  readonly type: string
  readonly required: boolean
  readonly description: string
}

/** A component, as its source documents it. */
export interface ComponentDocs {
  readonly name: string
  readonly description: string
  readonly props: readonly PropDocs[]
}

const read = (thing: unknown, key: string): unknown =>
  (typeof thing === 'object' && thing !== null) || typeof thing === 'function' ? Reflect.get(thing, key) : undefined

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

// The reader of types knows no `readonly` lists, and says so by this word.
const typeOf = (type: unknown): string => (text(read(type, 'raw')) || text(read(type, 'name'))).replace(/^unknown$/, '')

/** Reads what the build noted on a component; undefined for what has no documentation of its own, such as helpers of stories. */
export function componentDocs(component: unknown): ComponentDocs | undefined {
  const info = read(component, '__docgenInfo')
  const description = text(read(info, 'description'))
  if (description === '') return undefined
  const props = read(info, 'props')
  return {
    name: text(read(info, 'displayName')) || text(read(component, 'name')),
    description,
    props: Object.entries(typeof props === 'object' && props !== null ? props : {}).map(([name, prop]) => ({
      name,
      type: typeOf(read(prop, 'tsType')),
      required: read(prop, 'required') === true,
      description: text(read(prop, 'description')),
    })),
  }
}
