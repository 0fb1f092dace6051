import { isTest, type SourceFile, sourceFiles } from '../source-files.ts'

const BIND = 'bind the declared list to its columns with listOf'

/** Ways around the calls that both sides read (ADR 0027): where they are looked for, and what they look like. */
const WAYS: readonly (readonly [where: RegExp, pattern: RegExp, instead: string])[] = [
  [
    /^(apps\/(admin|seller)|packages\/backoffice)\/src\/(?!page\/(declaration|table|record|resource)\/)/,
    /\b(DeclareResource|ResourceDeclaration)\b/,
    'write the page with declarePage over its call',
  ],
  [
    /^(apps\/(admin|seller)|packages\/backoffice)\/src\/(?!page\/(declaration|table|record|resource|exports)\/|testing\/)/,
    /\bResourceRow\b/,
    'take the type of the row from its call',
  ],
  [/^apps\/server\/src\/modules\//, /: ListSpec = \{/, BIND],
  [/^apps\/server\/src\/modules\/\w+\/http\/\w+\.(admin|seller)\./, /\bPageOf\(/, 'use listRoute'],
  [
    /^(packages\/contract|apps\/server)\/src\//,
    /\bactions: Type\.Array\(Type\.String|\b\w*[aA]ctions\w*\([^)]*\): (readonly )?string\[\]/,
    'list the actions in <noun>.actions.ts and use that union',
  ],
]

/** Lists of buyers whose calls are not declared yet. The list may only shrink. */
const NOT_YET: readonly string[] = [`apps/server/src/modules/catalog/data/favorites/favorite.queries.ts: ${BIND}`]

/** Reports what a file declares besides the calls of the contract. */
export const findUndeclared = ({ path, text }: SourceFile): string[] =>
  WAYS.filter(([where, pattern]) => where.test(path) && pattern.test(text)).map(
    ([, , instead]) => `${path}: ${instead}`,
  )

/** Pages, lists and actions of the back offices that are not declared in the contract. */
export const checkDeclaredPages = (): string[] =>
  sourceFiles(['{apps,packages}/*/src/**/*.{ts,tsx}'])
    .filter(({ path }) => !isTest(path))
    .flatMap(findUndeclared)
    .filter(fault => !NOT_YET.includes(fault))
