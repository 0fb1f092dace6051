import { chakra } from '@chakra-ui/react/styled-system'
import { useAbandonStocktakeMutation, useApplyStocktakeMutation } from '@shiji/api/stock/stocktake.seller.api.ts'
import { isCut, refusalOf } from '@shiji/backoffice/core/action/refusal.ts'
import { Section } from '@shiji/backoffice/page/dashboard/section.tsx'
import { inLanguage } from '@shiji/backoffice/page/declaration/in-language.ts'
import type { StocktakeView } from '@shiji/contract/stock/stocktake.ts'
import { formatNumber } from '@shiji/i18n/format.ts'
import { useLocale, useText } from '@shiji/i18n/react.ts'
import { Button } from '@shiji/ui/common/button/button.tsx'
import { ConfirmDialog } from '@shiji/ui/common/confirm-dialog/confirm-dialog.tsx'
import { toast } from '@shiji/ui/common/toast/toast.ts'
import { useState } from 'react'
import { PasteDialog } from './paste-dialog.tsx'

/** A count with its progress, and the ways to end it. */
export function SheetHead({ stocktake }: { readonly stocktake: StocktakeView }) {
  const say = useText('stocktake', 'backoffice')
  const locale = useLocale()
  const [asking, setAsking] = useState<'apply' | 'abandon'>()
  const [pasting, setPasting] = useState(false)
  const [wrong, setWrong] = useState<readonly string[]>([])
  const [apply, applying] = useApplyStocktakeMutation()
  const [abandon, abandoning] = useAbandonStocktakeMutation()
  const { id, counted, sku_count, different, surplus, shortage, may_count } = stocktake
  const end = async () => {
    const { error } = await (asking === 'apply' ? apply(id) : abandon(id))
    setAsking(undefined)
    if (error === undefined) {
      setWrong([])
      toast.success(say('error.operation_successful'))
      return
    }
    if (isCut(error)) toast.error(say('backoffice.no_answer'))
    setWrong(Object.values(refusalOf(error, say).fields ?? {}).map(String))
  }
  const facts = [
    [say('stocktake.different'), different],
    [say('stocktake.surplus'), surplus],
    [say('stocktake.shortage'), shortage],
  ] as const
  return (
    <Section
      title={[
        say('stocktake.title', { id }),
        say(`stocktake.range.${stocktake.range}`),
        inLanguage(stocktake, 'class_name', locale),
        say(`stocktake.status.${stocktake.status}`),
      ]
        .filter(Boolean)
        .join(' · ')}
    >
      <chakra.p data-tabular>
        {say('stocktake.counted_so_far', {
          counted: formatNumber(counted, locale),
          total: formatNumber(sku_count, locale),
        })}
        {facts.map(([label, value]) => ` · ${label} ${formatNumber(value, locale)}`).join('')}
      </chakra.p>
      {stocktake.note !== '' && <chakra.p color="fg.muted">{stocktake.note}</chakra.p>}
      {may_count && (
        <chakra.p mt="2" textStyle="sm" color="fg.muted">
          {say('stocktake.count_hint')}
        </chakra.p>
      )}
      {wrong.length > 0 && (
        <chakra.ul role="alert" mt="2" color="status.danger.fg" textStyle="sm">
          {wrong.map(line => (
            <li key={line}>{line}</li>
          ))}
        </chakra.ul>
      )}
      {may_count && (
        <chakra.div display="flex" flexWrap="wrap" gap="2" mt="3">
          <Button look="solid" onClick={() => setPasting(true)}>
            {say('stocktake.paste')}
          </Button>
          <Button onClick={() => setAsking('apply')}>{say('stocktake.apply')}</Button>
          <Button tone="danger" look="ghost" onClick={() => setAsking('abandon')}>
            {say('stocktake.abandon')}
          </Button>
        </chakra.div>
      )}
      <PasteDialog stocktakeId={id} open={pasting} onClose={() => setPasting(false)} />
      <ConfirmDialog
        open={asking !== undefined}
        title={say(asking === 'abandon' ? 'stocktake.abandon' : 'stocktake.apply')}
        text={
          asking === 'abandon'
            ? say('stocktake.abandon_ask')
            : say('stocktake.apply_ask', { different, surplus, shortage })
        }
        confirmLabel={say(asking === 'abandon' ? 'stocktake.abandon' : 'stocktake.apply')}
        busy={applying.isLoading || abandoning.isLoading}
        onConfirm={() => void end()}
        onCancel={() => setAsking(undefined)}
      />
    </Section>
  )
}
