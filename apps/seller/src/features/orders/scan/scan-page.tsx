import { chakra } from '@chakra-ui/react/styled-system'
import { useText } from '@shiji/i18n/react.ts'
import { Button } from '@shiji/ui/common/button/button.tsx'
import { Field } from '@shiji/ui/common/field/field.tsx'
import { Input } from '@shiji/ui/common/input/input.tsx'
import { Select } from '@shiji/ui/common/select/select.tsx'
import { type FormEvent, useLayoutEffect, useRef } from 'react'
import { ScannedGoods } from './scanned-goods.tsx'
import { ShippedList } from './shipped-list.tsx'
import { type ScanField, useScan } from './use-scan.ts'

/** Least height of what fingers touch. */
const TOUCH = '44px'

/** Selects what a field holds, so that the next scan replaces it. */
const ready = (form: HTMLFormElement | null, name: ScanField) => {
  const field = form?.querySelector<HTMLInputElement | HTMLSelectElement>(`[name=${name}]`)
  field?.focus()
  if (field instanceof HTMLInputElement) field.select()
}

/**
 * Ships with a scanner alone: order number, Enter, parcel number, Enter, next. The company follows from the number, else
 * it is the one chosen last. After an error, everything typed stays and is selected, so that the next scan replaces it.
 */
export function ScanPage() {
  const say = useText('order', 'records', 'form', 'common')
  const scan = useScan()
  const form = useRef<HTMLFormElement>(null)
  const { order, turn } = scan
  // Before the screen shows: later, it would select what a fast scanner has begun to write.
  useLayoutEffect(() => ready(form.current, turn.field), [turn])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    scan.submit()
  }
  return (
    <chakra.div
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' }}
      gap="4"
    >
      <chakra.form
        ref={form}
        onSubmit={submit}
        onKeyDown={event => {
          if (event.key === 'Escape' && order !== undefined) scan.restart()
        }}
        noValidate
        display="grid"
        gap="4"
        alignContent="start"
        bg="bg.surface"
        borderRadius="md"
        p="4"
      >
        <chakra.p color="fg.muted" textStyle="sm">
          {say('order.scan_hint')}
        </chakra.p>
        <Field label={say('order.scan_order')} required error={scan.errorAt('order')}>
          <Input
            name="order"
            value={scan.orderText}
            readOnly={order !== undefined}
            autoComplete="off"
            minH={TOUCH}
            onChange={event => scan.setOrderText(event.target.value)}
          />
        </Field>
        {order !== undefined && (
          <>
            <ScannedGoods order={order} />
            <Field label={say('order.scan_parcel')} required error={scan.errorAt('parcel')}>
              <Input
                name="parcel"
                value={scan.number}
                autoComplete="off"
                minH={TOUCH}
                onChange={event => scan.setNumber(event.target.value)}
              />
            </Field>
            <Field label={say('order.scan_company')} required error={scan.errorAt('company')}>
              <Select
                name="company"
                value={scan.company}
                choices={scan.choices}
                placeholder={say('form.choose')}
                minH={TOUCH}
                onChange={event => scan.setCode(event.target.value)}
              />
            </Field>
          </>
        )}
        <chakra.div display="flex" flexWrap="wrap" justifyContent="flex-end" gap="2">
          {order !== undefined && (
            <Button minH={TOUCH} onClick={scan.restart}>
              {say('order.scan_clear')}
            </Button>
          )}
          <Button type="submit" look="solid" tone="accent" minH={TOUCH} loading={scan.busy}>
            {say(order === undefined ? 'common.search' : 'records.ship')}
          </Button>
        </chakra.div>
      </chakra.form>
      <ShippedList parcels={scan.shipped} />
    </chakra.div>
  )
}
