const read = (thing: unknown, key: string): unknown =>
  (typeof thing === 'object' && thing !== null) || typeof thing === 'function' ? Reflect.get(thing, key) : undefined

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

/** A component with the words that its source has for it. */
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
 * Reads what the build noted on the component and the subcomponents of a story file. What has no words of its own, such as
 * the holders of a story's state, is left out.
 */
export function componentDocs(component: unknown, subcomponents: object | undefined): readonly ComponentDocs[] {
  return [component, ...Object.values(subcomponents ?? {})].map(docsOf).filter(({ description }) => description !== '')
}
