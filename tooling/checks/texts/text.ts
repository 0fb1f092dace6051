import { checkParity } from '@shiji/i18n/checks/parity.ts'
import { messagesFolder, readMessages } from '@shiji/i18n/server.ts'
import { isTest, sourceFiles } from '../source-files.ts'
import { findLiteralText } from './literal-text.ts'
import { collectKeys, judgeKeys, withoutForm } from './text-keys.ts'

/** Files whose strings reach people. Seeds and stories contain content, not texts of the product. */
const SPEAKING = ['apps/*/src/**/*.{ts,tsx}', 'packages/{ui,api,backoffice,contract,kit}/src/**/*.{ts,tsx}']

/** Files that hold Chinese characters as data, with the reason. */
const DATA: ReadonlyMap<string, string> = new Map([
  ['packages/ui/src/common/tag-badge/tag-style.ts', 'the words of the tag rule (§4), compared with, never shown'],
  ['packages/ui/src/common/store-seal/store-seal.tsx', 'one character as a picture, hidden from readers'],
  ['packages/ui/src/backoffice/data-table/sample/sample-rows.ts', 'content of stories'],
  ['packages/ui/src/backoffice/form/sample-fields.ts', 'content of stories'],
  ['packages/ui/src/foundation/sample-goods.ts', 'content of stories'],
  ['apps/server/src/infra/search/stop-words.ts', 'particles that searches leave out, never shown'],
  [
    'apps/server/src/modules/order/domain/comments/review-tags.ts',
    'phrases that are looked for in reviews, never shown',
  ],
  ['apps/server/src/modules/platform/domain/menus.admin.ts', 'names of menus are rows in both languages, edited there'],
  [
    'apps/server/src/modules/platform/domain/menus.seller.ts',
    'names of menus are rows in both languages, edited there',
  ],
  [
    'apps/server/src/modules/platform/domain/settings.ts',
    'the first value of the name of the shop, edited in the admin',
  ],
])

/**
 * Texts that the specification fixes to the letter (§5, §8) and whose screens come later, and texts for pages that
 * `pnpm new` writes.
 */
const AWAITED: ReadonlySet<string> = new Set([
  'common.enabled',
  'common.name',
  'common.sort',
  'refusal.authentication_first',
  'refusal.data_abnormal',
  'refusal.login_failed',
  'refusal.operation_abnormal',
])

const readKeys = (): Set<string> => {
  const messages = readMessages(messagesFolder, 'zh-cn')
  return new Set([...messages].flatMap(([namespace, texts]) => Object.keys(texts).map(key => `${namespace}.${key}`)))
}

/** Checks all words for people: both languages equal, none outside the messages, none unused, none missing. */
export const checkText = (): string[] => {
  const known = readKeys()
  const bases = new Set([...known].map(withoutForm))
  const files = sourceFiles(SPEAKING).filter(({ path }) => !isTest(path))
  const namespaces = new Set([...known].map(key => key.slice(0, key.indexOf('.'))))
  const literals = files
    .filter(({ path }) => !DATA.has(path))
    .flatMap(file => findLiteralText(file, text => known.has(text) || bases.has(text)))
  const everyUse = collectKeys(
    [
      ...files,
      ...sourceFiles(['packages/i18n/src/**/*.{ts,tsx}', 'apps/server/seeds/**/*.ts']).filter(
        ({ path }) => !isTest(path),
      ),
    ],
    namespaces,
  )
  const { unused, missing } = judgeKeys(known, everyUse)
  const gone = [...DATA.keys()].filter(path => !files.some(file => file.path === path))
  return [
    ...gone.map(path => `${path} is excused from the check but does not exist`),
    ...checkParity(),
    ...literals,
    ...missing,
    ...unused.filter(key => !AWAITED.has(key)).map(key => `message "${key}" is used nowhere`),
  ]
}
