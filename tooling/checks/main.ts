import { checkDeclaredCalls } from './calls/declared-calls.ts'
import { checkDeclaredPages } from './calls/declared-pages.ts'
import { checkCasts } from './code/casts.ts'
import { checkFileAddresses } from './code/file-addresses.ts'
import { checkFolders } from './code/folders.ts'
import { checkLongFunctions } from './code/long-functions.ts'
import { checkStories } from './code/stories.ts'
import { checkAcceptance } from './documents/acceptance.ts'
import { checkDependencies } from './documents/dependencies.ts'
import { checkDocumentPaths } from './documents/document-paths.ts'
import { checkPlainWords } from './documents/plain-words.ts'
import { checkForeignSql } from './statements/foreign-sql.ts'
import { checkText } from './texts/text.ts'
import { checkWords } from './texts/words.ts'

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
  folders: checkFolders(),
  'long functions': checkLongFunctions(),
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
