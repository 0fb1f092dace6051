import { chakra } from '@chakra-ui/react/styled-system'
import { usePrintDataQuery, usePrintOrdersMutation } from '@shiji/api/order/order.back-office.api.ts'
import { refusalOf } from '@shiji/backoffice/core/action/refusal.ts'
import { usePageAddress } from '@shiji/backoffice/core/address/page-address.ts'
import { PRINT_PAPERS, PRINTED_ORDERS } from '@shiji/contract/order/order.words.ts'
import type { PrintData } from '@shiji/contract/order/shipping/print.ts'
import { useText } from '@shiji/i18n/react.ts'
import { PrintSheet } from '@shiji/ui/backoffice/print-sheet/print-sheet.tsx'
import { Field } from '@shiji/ui/common/field/field.tsx'
import { Select } from '@shiji/ui/common/select/select.tsx'
import { Skeleton, Skeletons } from '@shiji/ui/common/skeleton/skeleton.tsx'
import { EmptyState, ErrorState } from '@shiji/ui/common/state-view/states.tsx'
import { useMemo, useState } from 'react'
import { printable } from './labels.ts'
import { ordersToPick } from './pick-list.ts'
import { PrintNotes } from './print-notes.tsx'
import { edgeOf, sheetsOf } from './sheets-of.tsx'
import { SIZES, usePrintChoices } from './use-print-choices.ts'

/** Ids of `?ids=1,2,3`, each once. */
const idsOf = (search: string): readonly number[] => {
  const texts = (new URLSearchParams(search).get('ids') ?? '').split(',')
  const ids = texts.flatMap(text => (/^[1-9]\d{0,15}$/.test(text) ? [Number(text)] : []))
  return [...new Set(ids)].slice(0, PRINTED_ORDERS)
}

/** Prints waybills, packing slips or a pick list of the orders in the address, with a preview. */
export function PrintPage() {
  const say = useText('order')
  const { search } = usePageAddress()
  const ids = useMemo(() => idsOf(search), [search])
  const { currentData, isError, isFetching, refetch } = usePrintDataQuery(ids, {
    skip: ids.length === 0,
    refetchOnMountOrArgChange: true,
  })
  if (ids.length === 0) return <EmptyState title={say('order.print_none')} hint={say('order.print_none_hint')} />
  if (currentData !== undefined) return <Papers data={currentData} missing={ids.length - currentData.orders.length} />
  if (isError && !isFetching) return <ErrorState onRetry={() => void refetch()} />
  return (
    <Skeletons>
      <Skeleton h="44px" mb="4" />
      <Skeleton h="400px" />
    </Skeletons>
  )
}

interface PapersProps {
  readonly data: PrintData
  /** Orders of the address that this store does not have. */
  readonly missing: number
}

function Papers({ data, missing }: PapersProps) {
  const say = useText('order', 'error', 'backoffice')
  const { paper, size, choosePaper, chooseSize } = usePrintChoices()
  const [record] = usePrintOrdersMutation()
  const [refusal, setRefusal] = useState<string>()
  const sheets = useMemo(() => sheetsOf(data, paper, size), [data, paper, size])
  const printed = paper === 'pick' ? ordersToPick(data.orders) : printable(data.orders)
  const beforePrint = async (): Promise<boolean> => {
    setRefusal(undefined)
    const { error } = await record({ ids: printed.map(order => order.id), paper })
    if (error === undefined) return true
    const { fields = {}, message } = refusalOf(error, say)
    setRefusal(Object.values(fields)[0] ?? message ?? say('error.operation_failed'))
    return false
  }
  return (
    <>
      <PrintNotes data={data} paper={paper} missing={missing} refusal={refusal} />
      <PrintSheet
        label={say(`order.paper_${paper}`)}
        paper={size}
        edge={edgeOf(paper, size)}
        sheets={sheets}
        beforePrint={beforePrint}
      >
        <Field label={say('order.print_document')}>
          <Select
            value={paper}
            choices={PRINT_PAPERS.map(value => ({ value, label: say(`order.paper_${value}`) }))}
            minH={{ base: '44px', md: 'control-md' }}
            onChange={event => choosePaper(event.target.value)}
          />
        </Field>
        <Field label={say('order.print_paper')}>
          <Select
            value={size}
            choices={SIZES.map(value => ({ value, label: say(`order.size_${value}`) }))}
            minH={{ base: '44px', md: 'control-md' }}
            onChange={event => chooseSize(event.target.value)}
          />
        </Field>
      </PrintSheet>
      {sheets.length === 0 && (
        <chakra.p color="fg.muted">
          {say(paper === 'pick' ? 'order.print_pick_none_hint' : 'order.print_none_hint')}
        </chakra.p>
      )}
    </>
  )
}
