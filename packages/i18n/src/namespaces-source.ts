const identifier = (name: string): string => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

/** Source of `namespaces.ts` for these namespaces: type-only imports, so it adds no message to a bundle. */
export function namespacesSource(names: readonly string[]): string {
  const sorted = names.toSorted()
  const imports = sorted.map(name => `import type ${identifier(name)} from '../messages/zh-cn/${name}.json'`)
  const members = sorted.map(name => {
    const id = identifier(name)
    return `  readonly ${id === name ? name : `'${name}'`}: typeof ${id}`
  })
  return `// Written by \`npx -y pnpm@12 --filter @shiji/i18n run namespaces\` from the files of messages/zh-cn.
${imports.join('\n')}

/** Every namespace with its keys, from the Chinese messages. */
export interface Namespaces {
${members.join('\n')}
}
`
}
