import type { SayText } from '@shiji/i18n/react.ts'
import type { ReadCell } from '@shiji/ui/backoffice/data-table/import/row-importer.ts'

/** Yes and no as the template has them; an empty cell is left to the server. */
export const flagIn =
  (say: SayText) =>
  (text: string): ReadCell => {
    const word = text.trim().toLowerCase()
    if (word === '') return { value: null }
    if (['1', say('common.yes').toLowerCase()].includes(word)) return { value: true }
    if (['0', say('common.no').toLowerCase()].includes(word)) return { value: false }
    return { problem: say('error.wrong_format') }
  }
