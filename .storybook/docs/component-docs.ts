const read = (thing: unknown, key: string): unknown =>
  (typeof thing === 'object' && thing !== null) || typeof thing === 'function' ? Reflect.get(thing, key) : undefined

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

/** A component with its documentation from the source. */
export interface ComponentDocs {
  readonly name: string
  readonly description: string
}

const docsOf = (component: unknown): ComponentDocs => {
  const info = read(component, '__docgenInfo')
  return {
    name: text(read(info, 'displayName')) || text(read(component, 'name')),
    description: text(read(info, 'description')),
  }
}

/**
 * Reads the build's documentation of the component and subcomponents of a story file. Undocumented ones, such as state holders of a story, are left
 * out.
 */
export function componentDocs(component: unknown, subcomponents: object | undefined): readonly ComponentDocs[] {
  return [component, ...Object.values(subcomponents ?? {})].map(docsOf).filter(({ description }) => description !== '')
}
