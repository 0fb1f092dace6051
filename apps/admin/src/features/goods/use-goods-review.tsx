import { useReviewGoodsMutation } from '@shiji/api/catalog/catalog.back-office.api.ts'
import { ActionDialog } from '@shiji/backoffice/core/action/action-dialog.tsx'
import { inLanguage } from '@shiji/backoffice/page/declaration/in-language.ts'
import type { GoodsRow } from '@shiji/contract/catalog/catalog.ts'
import { useLocale, useText } from '@shiji/i18n/react.ts'
import { type ReactNode, useCallback, useState } from 'react'

type Goods = Pick<GoodsRow, 'id' | 'name' | 'name_en'>
type Verify = 'examined' | 'rejected'

/** The platform's decision on goods, with the dialog that confirms it; a rejection needs a reason. */
export function useGoodsReview(): {
  readonly decide: (row: Goods, verify: Verify) => void
  readonly dialog: ReactNode
} {
  const say = useText('records')
  const locale = useLocale()
  const [reviewing, setReviewing] = useState<{ readonly row: Goods; readonly verify: Verify }>()
  const [review] = useReviewGoodsMutation()
  const decide = useCallback((row: Goods, verify: Verify) => setReviewing({ row, verify }), [])
  const rejects = reviewing?.verify === 'rejected'
  const dialog = (
    <ActionDialog
      key={`${reviewing?.row.id}-${reviewing?.verify}`}
      open={reviewing !== undefined}
      title={say(rejects ? 'records.reject' : 'records.examine')}
      fields={
        rejects
          ? [{ type: 'textarea', name: 'reason', label: say('common.reason'), required: true, limit: 300, span: 24 }]
          : []
      }
      submitLabel={say('common.confirm')}
      onSubmit={values =>
        reviewing === undefined
          ? Promise.resolve()
          : review({
              id: [reviewing.row.id],
              verify: reviewing.verify,
              ...(rejects ? { reason: String(values.reason ?? '') } : {}),
            }).unwrap()
      }
      onClose={() => setReviewing(undefined)}
    >
      {reviewing !== undefined && inLanguage(reviewing.row, 'name', locale)}
    </ActionDialog>
  )
  return { decide, dialog }
}
