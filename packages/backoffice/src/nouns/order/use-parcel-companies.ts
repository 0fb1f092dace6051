import { useListRowsQuery } from '@shiji/api/resource/resource.api.ts'
import { companyOfNumber } from '@shiji/contract/express/company-of-number.ts'
import { expressCall } from '@shiji/contract/express/express.calls.ts'
import { useLocale } from '@shiji/i18n/react.ts'
import { useState } from 'react'
import { keepChoice, readChoice } from '../../core/choice/kept-choice.ts'
import { inLanguage } from '../../page/declaration/in-language.ts'
import { rowsOf } from '../../page/declaration/rows-of.ts'
import type { ParcelDraft } from './parcel-draft.ts'

const kept = (area: string) => `${area}_express`

/**
 * The express companies, and the company of each parcel: the one chosen for it, else the one that its number matches,
 * else the last one chosen or used in this browser. Otherwise none: the buyer would see a wrong guess.
 */
export function useParcelCompanies(area: string) {
  const locale = useLocale()
  const asking = useListRowsQuery({ path: '/expresses', query: { per_page: 100 } })
  const [last, setLast] = useState(() => readChoice(kept(area)))
  const rows = rowsOf(expressCall, asking.data?.data ?? [])
  const known = rows.map(row => ({ code: row.code, pattern: row.number_pattern }))
  const usual = (known.length === 1 ? known[0] : known.find(({ code }) => code === last))?.code
  const codeOf = (parcel: ParcelDraft): string =>
    parcel.code ?? companyOfNumber(known, parcel.number) ?? parcel.usual ?? usual ?? ''
  return {
    asking,
    choices: rows.map(row => ({ value: row.code, label: inLanguage(row, 'name', locale) })),
    codeOf,
    /** The parcel with the company shown beside its number fixed, so that it no longer changes with other parcels. */
    beside: (parcel: ParcelDraft): ParcelDraft => {
      if (parcel.code !== undefined) setLast(parcel.code)
      return usual === undefined || parcel.number === '' ? parcel : { usual, ...parcel }
    },
    /** Remembers the company of a parcel that was sent. */
    keep: (parcel: ParcelDraft | undefined): void => {
      if (parcel === undefined) return
      setLast(codeOf(parcel))
      keepChoice(kept(area), codeOf(parcel))
    },
  }
}
