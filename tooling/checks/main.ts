import { checkAcceptance } from './acceptance.ts'
import { checkCasts } from './casts.ts'
import { checkDeclaredCalls } from './declared-calls.ts'
import { checkDeclaredPages } from './declared-pages.ts'
import { checkDependencies } from './dependencies.ts'
import { checkDocumentPaths } from './document-paths.ts'
import { checkFileAddresses } from './file-addresses.ts'
import { checkForeignSql } from './foreign-sql.ts'
import { checkPlainWords } from './plain-words.ts'
import { checkStories } from './stories.ts'
import { checkText } from './text.ts'
import { checkWords } from './words.ts'

const acceptance = checkAcceptance()
const results = {
  text: checkText(),
  words: checkWords(),
  'plain words': checkPlainWords(),
  dependencies: checkDependencies(),
  stories: checkStories(),
  'file addresses': checkFileAddresses(),
  'foreign sql': checkForeignSql(),
  casts: checkCasts(),
  'declared calls': checkDeclaredCalls(),
  'declared pages': checkDeclaredPages(),
  'paths in documents': checkDocumentPaths(),
  acceptance: acceptance.faults,
}

for (const [check, faults] of Object.entries(results)) {
  for (const fault of faults) console.error(`${check}: ${fault}`)
}
const total = Object.values(results).flat().length
console.log(`checks: ${total} faults; acceptance: ${acceptance.rows} rows, ${acceptance.open} open`)
process.exitCode = total > 0 ? 1 : 0
