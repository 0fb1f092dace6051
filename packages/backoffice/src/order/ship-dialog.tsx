import { chakra } from '@chakra-ui/react/styled-system'
import { useShipOrdersMutation } from '@shiji/api/order/order.back-office.api.ts'
import { type ResourceRow, useListRowsQuery } from '@shiji/api/resource/resource.api.ts'
import { useLocale, useText } from '@shiji/i18n/react.ts'
import { Button } from '@shiji/ui/button/button.tsx'
import { Dialog } from '@shiji/ui/dialog/dialog.tsx'
import { Field } from '@shiji/ui/field/field.tsx'
import { Input } from '@shiji/ui/input/input.tsx'
import { Select } from '@shiji/ui/select/select.tsx'
import { toast } from '@shiji/ui/toast/toast.ts'
import { type FormEvent, useState } from 'react'
import { inLanguage, textOf } from '../records/read-row.ts'
import { orderLines } from './order-parts.ts'

export interface ShipDialogProps {
  readonly area: 'seller' | 'admin'
  /** Orders that wait for delivery; none closes the dialog. */
  readonly orders: readonly ResourceRow[]
  readonly onClose: () => void
}

interface Parcel {
  readonly code: string
  readonly number: string
}

const NUMBER = /^[A-Za-z0-9-]{4,40}$/

/** Ships one or many orders: goods, receiver and remark of each, company and tracking number. Refused ones stay with their reason. */
export function ShipDialog({ area, orders, onClose }: ShipDialogProps) {
  const say = useText('records', 'error')
  const locale = useLocale()
  const companies = useListRowsQuery({ path: '/expresses', query: { per_page: 100 } })
  const [ship, shipping] = useShipOrdersMutation()
  const [parcels, setParcels] = useState<Readonly<Record<number, Parcel>>>({})
  const [wrong, setWrong] = useState<Readonly<Record<number, string>>>({})
  const [shippedIds, setShippedIds] = useState<readonly number[]>([])
  const choices = (companies.data?.data ?? []).map(row => ({
    value: textOf(row, 'code'),
    label: inLanguage(row, 'name', locale),
  }))
  const waiting = orders.filter(order => !shippedIds.includes(order.id))
  const parcelOf = (id: number): Parcel => parcels[id] ?? { code: choices[0]?.value ?? '', number: '' }
  const close = () => {
    setParcels({})
    setWrong({})
    setShippedIds([])
    onClose()
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const mistakes = Object.fromEntries(
      waiting
        .filter(order => !NUMBER.test(parcelOf(order.id).number.trim()))
        .map(order => [order.id, say('records.tracking_no_wrong')]),
    )
    setWrong(mistakes)
    if (Object.keys(mistakes).length > 0) return
    const answer = await ship({
      area,
      orders: waiting.map(order => ({
        id: order.id,
        delivery_code: parcelOf(order.id).code,
        delivery_no: parcelOf(order.id).number.trim(),
      })),
    })
    if (answer.data === undefined) return
    const { shipped, refused } = answer.data
    setShippedIds([...shippedIds, ...shipped])
    setWrong(Object.fromEntries(refused.map(item => [item.id, item.msg])))
    if (shipped.length > 0) toast.success(say('records.shipped', { count: shipped.length }))
    if (refused.length === 0) close()
  }
  return (
    <Dialog
      open={orders.length > 0}
      onClose={close}
      title={say('records.ship')}
      width="half"
      fullScreenToggle
      closeOnOutside={false}
    >
      <chakra.form onSubmit={event => void submit(event)} noValidate display="grid" gap="4">
        {waiting.map(order => (
          <chakra.fieldset key={order.id} border="0" bg="bg.sunken" borderRadius="md" p="3" display="grid" gap="3">
            <chakra.legend float="left" w="full" fontWeight="semibold" textStyle="md">
              {textOf(order, 'order_no')}
            </chakra.legend>
            <chakra.div textStyle="sm" color="fg.muted" display="grid" gap="1">
              {orderLines(order).map(line => (
                <span key={line.id}>
                  {inLanguage(line, 'goods_name', locale)} {inLanguage(line, 'sku_name', locale)} × {line.buy_num}
                </span>
              ))}
              <span>
                {textOf(order, 'receive_name')} {textOf(order, 'receive_tel')} · {textOf(order, 'receive_area')}{' '}
                {textOf(order, 'receive_address')}
              </span>
              {textOf(order, 'remark') !== '' && (
                <span>{say('records.remark_of', { text: textOf(order, 'remark') })}</span>
              )}
            </chakra.div>
            <chakra.div display="grid" gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="3">
              <Field label={say('records.express')} required>
                <Select
                  value={parcelOf(order.id).code}
                  choices={choices}
                  onChange={event =>
                    setParcels({ ...parcels, [order.id]: { ...parcelOf(order.id), code: event.target.value } })
                  }
                />
              </Field>
              <Field label={say('records.tracking_no')} required error={wrong[order.id]}>
                <Input
                  value={parcelOf(order.id).number}
                  autoComplete="off"
                  onChange={event =>
                    setParcels({ ...parcels, [order.id]: { ...parcelOf(order.id), number: event.target.value } })
                  }
                />
              </Field>
            </chakra.div>
          </chakra.fieldset>
        ))}
        <chakra.div display="flex" justifyContent="flex-end" gap="3">
          <Button onClick={close}>{say('common.cancel')}</Button>
          <Button type="submit" look="solid" tone="accent" loading={shipping.isLoading}>
            {say('records.ship')}
          </Button>
        </chakra.div>
      </chakra.form>
    </Dialog>
  )
}
