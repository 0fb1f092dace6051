import type { SayText } from '@shiji/i18n/react.ts'
import type { FormField } from '@shiji/ui/backoffice/form-field/form-field.ts'
import type { UploadFile } from '@shiji/ui/common/upload/upload-file.ts'
import type * as yup from 'yup'

/** Title in both languages. */
export const titleFields = (say: SayText): readonly (FormField & { readonly name: 'title' | 'title_en' })[] => [
  { type: 'text', name: 'title', label: say('content.title'), required: true },
  { type: 'text', name: 'title_en', label: say('content.title_en') },
]

/** Text in both languages. */
export const richFields = (
  say: SayText,
  upload: UploadFile,
): readonly (FormField & { readonly name: 'content' | 'content_en' })[] => [
  { type: 'editor', name: 'content', label: say('content.text'), upload },
  { type: 'editor', name: 'content_en', label: say('content.text_en'), upload },
]

/** Rules of a title, by the most characters that each language may have. */
export const titleRules = (say: SayText, { string }: typeof yup, limit: number, english: number) => ({
  title: string().max(limit, say('error.max_length', { limit })),
  title_en: string().max(english, say('error.max_length', { limit: english })),
})

/** Rule of a name that pages and calls use. */
export const callNameRule = (say: SayText, { string }: typeof yup) =>
  string()
    .max(40, say('error.max_length', { limit: 40 }))
    .matches(/^([a-z][a-z0-9_]*)?$/, say('content.call_name_hint'))

/** Rule of a place in a row. */
export const sortRule = (say: SayText, { number }: typeof yup) =>
  number()
    .nullable()
    .min(0, say('error.minimum', { limit: 0 }))
    .max(9999, say('error.maximum', { limit: 9999 }))
