import type { ActionDialogProps } from '@shiji/backoffice/core/action/action-dialog.tsx'
import type { SayText } from '@shiji/i18n/react.ts'
import type { FormField } from '@shiji/ui/backoffice/form-field/form-field.ts'
import type { FormValues } from '@shiji/ui/backoffice/form-value/form-values.ts'

/** Longest name and description of the operator, as the server takes them. */
const LONGEST = { name: 40, content: 200 } as const
const MOST = 9_999

/** Both names and the order, which permissions and groups have. */
export const nameFields = (say: SayText, isOwn: boolean): readonly FormField[] => {
  const hint = isOwn ? {} : { hint: say('staff.words_hint') }
  return [
    { type: 'text', name: 'name', label: say('staff.words_name'), required: isOwn, ...hint },
    { type: 'text', name: 'ename', label: say('staff.words_ename'), ...hint },
  ]
}

/** The order within the list. */
export const sortField = (say: SayText): FormField => ({
  type: 'number',
  name: 'is_sort',
  label: say('staff.words_sort'),
  hint: say('staff.words_sort_hint'),
  required: true,
})

/** Both descriptions. */
export const contentFields = (say: SayText): readonly FormField[] => [
  { type: 'textarea', name: 'content', label: say('staff.words_content'), limit: LONGEST.content, span: 24 },
  { type: 'textarea', name: 'econtent', label: say('staff.words_econtent'), limit: LONGEST.content, span: 24 },
]

type MakeRules = Extract<ActionDialogProps['schema'], (...given: never[]) => unknown>

/** Rules of names and order. */
export const wordRules =
  (say: SayText): MakeRules =>
  ({ number, object, string }) => {
    const name = string().max(LONGEST.name, say('error.max_length', { limit: LONGEST.name }))
    const range = say('staff.words_sort_range', { most: MOST })
    return object({
      name,
      ename: name,
      is_sort: number().integer(say('error.whole_number')).min(0, range).max(MOST, range),
    })
  }

/** A text of a form as the server takes it. */
export const textIn = (values: FormValues, name: string): string => String(values[name] ?? '').trim()
