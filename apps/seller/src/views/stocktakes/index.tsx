import { useBackoffice } from '@shiji/backoffice/core/running/backoffice.ts'
import { useHeldPermissions } from '@shiji/backoffice/core/session/use-permissions.ts'
import { declarePage } from '@shiji/backoffice/page/declaration/declare-page.ts'
import { inLanguage } from '@shiji/backoffice/page/declaration/in-language.ts'
import { ResourcePage } from '@shiji/backoffice/page/resource/resource-page.tsx'
import { STOCKTAKE_STATUSES } from '@shiji/contract/stock/stock.words.ts'
import { stocktakesCall } from '@shiji/contract/stock/stocktake.calls.ts'
import { useEffect, useMemo, useState } from 'react'
import { useClassChoices } from '../../features/stock/class-choices.ts'
import { OpenDialog } from '../../features/stock/stocktake/open-dialog.tsx'

/** Counts of the store's stock; one that is open can be continued by anyone who may change stock. */
export function Component() {
  const [opening, setOpening] = useState(false)
  const [opened, setOpened] = useState<number>()
  const classes = useClassChoices()
  const mayCount = useHeldPermissions()('stock.update')
  const { navigator } = useBackoffice()
  const declare = useMemo(() => {
    const go = (id: number) => void navigator.current().navigate(`/stocktakes/sheet/${id}`)
    return {
      go,
      page: declarePage(stocktakesCall, tools => ({
        columns: [
          { id: 'id', title: tools.say('common.id'), sortable: true },
          {
            id: 'range',
            title: tools.say('stocktake.range'),
            render: row =>
              [tools.say(`stocktake.range.${row.range}`), inLanguage(row, 'class_name', tools.locale)]
                .filter(Boolean)
                .join(' · '),
          },
          {
            id: 'status',
            title: tools.say('stocktake.status'),
            render: row => tools.say(`stocktake.status.${row.status}`),
          },
          { id: 'sku_count', title: tools.say('stocktake.sku_count'), kind: 'number' },
          { id: 'booked', title: tools.say('stocktake.booked'), kind: 'number' },
          { id: 'note', title: tools.say('stocktake.note'), priority: 'low' },
          { id: 'opened_by', title: tools.say('stocktake.opened_by') },
          { id: 'created_at', title: tools.say('common.created_at'), kind: 'time' },
          { id: 'ended_by', title: tools.say('stocktake.ended_by'), priority: 'low' },
          { id: 'ended_at', title: tools.say('stocktake.ended'), kind: 'time', priority: 'low' },
        ],
        search: [
          {
            type: 'select',
            name: 'status',
            label: tools.say('stocktake.status'),
            choices: STOCKTAKE_STATUSES.map(value => ({ value, label: tools.say(`stocktake.status.${value}`) })),
          },
          { type: 'daterange', name: 'created_at', label: tools.say('common.created_at') },
        ],
        buttons: { show: false, store: mayCount, update: false, destroy: false },
        onAdd: () => setOpening(true),
        rowActions: row => (
          <button type="button" onClick={() => go(row.id)}>
            {tools.say(row.status === 'open' && mayCount ? 'stocktake.continue' : 'stocktake.show')}
          </button>
        ),
      })),
    }
  }, [navigator, mayCount])
  // Only once the dialog is gone: its form counts as unsaved input until then.
  useEffect(() => {
    if (!opening && opened !== undefined) declare.go(opened)
  }, [opening, opened, declare])
  return (
    <>
      <ResourcePage declare={declare.page} texts={['stocktake']} />
      {opening && <OpenDialog classes={classes} onClose={() => setOpening(false)} onOpened={setOpened} />}
    </>
  )
}
