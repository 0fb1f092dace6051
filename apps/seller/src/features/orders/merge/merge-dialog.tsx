import { chakra } from '@chakra-ui/react/styled-system'
import { useFindStoreOrdersQuery, useMergeOrdersMutation } from '@shiji/api/order/order.back-office.api.ts'
import { GuardedDialog } from '@shiji/backoffice/core/action/guarded-dialog.tsx'
import { refusalOf } from '@shiji/backoffice/core/action/refusal.ts'
import { isTrackingNumber, isWrong, type ParcelProblem } from '@shiji/backoffice/nouns/order/parcel-draft.ts'
import { ParcelFields } from '@shiji/backoffice/nouns/order/parcel-fields.tsx'
import { useParcelCompanies } from '@shiji/backoffice/nouns/order/use-parcel-companies.ts'
import { useText } from '@shiji/i18n/react.ts'
import { Button } from '@shiji/ui/common/button/button.tsx'
import { Skeleton, Skeletons } from '@shiji/ui/common/skeleton/skeleton.tsx'
import { ErrorState } from '@shiji/ui/common/state-view/states.tsx'
import { toast } from '@shiji/ui/common/toast/toast.ts'
import { type FormEvent, useState } from 'react'
import { MergedOrder } from './merged-order.tsx'

interface MergeDialogProps {
  /** Orders that may go as one parcel; none closes the dialog. */
  readonly ids: readonly number[]
  readonly onClose: () => void
}

/** Ships several orders of one buyer at one address as one parcel with one number. Any of them can be left out. */
export function MergeDialog({ ids, onClose }: MergeDialogProps) {
  const say = useText('order', 'records', 'error')
  const asked = useFindStoreOrdersQuery(ids, { skip: ids.length === 0, refetchOnMountOrArgChange: true })
  const companies = useParcelCompanies('seller')
  const [draft, setDraft] = useState({ orderId: 0, key: 0, number: '' })
  const [left, setLeft] = useState<readonly number[]>([])
  const [problem, setProblem] = useState<ParcelProblem>()
  const [refusals, setRefusals] = useState<Readonly<Record<number, string>>>({})
  const [message, setMessage] = useState<string>()
  const [merge, merging] = useMergeOrdersMutation()
  const orders = asked.currentData ?? []
  const chosen = orders.filter(order => !left.includes(order.id)).map(order => order.id)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (merging.isLoading) return
    const found = {
      company: companies.codeOf(draft) === '' ? say('error.required') : undefined,
      number: isTrackingNumber(draft.number) ? undefined : say('records.tracking_no_wrong'),
    }
    setProblem(found)
    setRefusals({})
    setMessage(chosen.length < 2 ? say('order.merge_few') : undefined)
    if (isWrong(found) || chosen.length < 2) return
    const body = { ids: chosen, delivery_code: companies.codeOf(draft), delivery_no: draft.number.trim() }
    const { data, error } = await merge(body)
    if (data === undefined) {
      const { fields = {}, message: whole } = refusalOf(error, say)
      setProblem({ company: fields.delivery_code, number: fields.delivery_no })
      setRefusals(
        Object.fromEntries(
          chosen.flatMap((id, place) => {
            const text = fields[`ids.${place}`]
            return text === undefined ? [] : [[id, text]]
          }),
        ),
      )
      setMessage(whole)
      return
    }
    companies.keep(draft)
    toast.success(say('order.merged', { count: data.shipped.length }))
    onClose()
  }
  return (
    <GuardedDialog
      open={ids.length > 0}
      onClose={onClose}
      title={say('order.merge')}
      width="half"
      fullScreenToggle
      dirty={draft.number !== ''}
    >
      <chakra.form onSubmit={event => void submit(event)} noValidate display="grid" gap="4">
        <chakra.p textStyle="sm" color="fg.muted">
          {say('order.merge_hint')}
        </chakra.p>
        {asked.isError && (
          <ErrorState extent="inline" retrying={asked.isFetching} onRetry={() => void asked.refetch()} />
        )}
        {asked.isFetching && asked.currentData === undefined && (
          <Skeletons>
            <Skeleton h="120px" />
          </Skeletons>
        )}
        {orders.map(order => (
          <MergedOrder
            key={order.id}
            order={order}
            isChosen={!left.includes(order.id)}
            refusal={refusals[order.id]}
            onChoose={isChosen => setLeft(isChosen ? left.filter(id => id !== order.id) : [...left, order.id])}
          />
        ))}
        <ParcelFields
          name={say('records.parcel_of', { number: 1 })}
          parcel={draft}
          companies={companies.choices}
          company={companies.codeOf(draft)}
          problem={problem}
          onChange={setDraft}
          onRead={() => false}
          onRemove={undefined}
        />
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" justifyContent="flex-end" gap="3">
          <chakra.div role="alert" flex="1" textStyle="sm" fontWeight="medium" color="status.danger.fg">
            {message}
          </chakra.div>
          <Button onClick={onClose}>{say('common.cancel')}</Button>
          <Button type="submit" look="solid" tone="accent" loading={merging.isLoading}>
            {say('order.merge_ship', { count: chosen.length })}
          </Button>
        </chakra.div>
      </chakra.form>
    </GuardedDialog>
  )
}
