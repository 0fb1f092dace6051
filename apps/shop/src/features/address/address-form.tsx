import { chakra } from '@chakra-ui/react/styled-system'
import { yupResolver } from '@hookform/resolvers/yup'
import { fieldMessages } from '@shiji/api/base/transport/failure.ts'
import { useAddAddressMutation, useChangeAddressMutation } from '@shiji/api/identity/account.buyer.api.ts'
import type { Address } from '@shiji/contract/identity/identity.ts'
import { useText } from '@shiji/i18n/react.ts'
import { Button } from '@shiji/ui/common/button/button.tsx'
import { Cascader } from '@shiji/ui/common/cascader/cascader.tsx'
import { Switch } from '@shiji/ui/common/checkbox/checkbox.tsx'
import { Field } from '@shiji/ui/common/field/field.tsx'
import { Input } from '@shiji/ui/common/input/input.tsx'
import { toast } from '@shiji/ui/common/toast/toast.ts'
import { Controller, useForm } from 'react-hook-form'
import { useFieldError } from '../../site/form/field-error.ts'
import { useReportLoss } from '../../site/form/lost-answer.ts'
import { showMistakes } from '../../site/form/server-fields.ts'
import { addressRules, fieldOf, type AddressForm as Values } from './address-rules.ts'
import { useAreaSource } from './use-area-source.ts'

export interface AddressFormProps {
  /** The address to change; without one a new one is added. */
  readonly address?: Address | undefined
  /** Whether it is the first address, which becomes the default. */
  readonly isFirst: boolean
  /** Called with the id, if the server returned one. */
  readonly onSaved: (id: number | undefined) => void
  readonly onCancel: () => void
}

/** The form of an address. Errors show at their fields, including those of the server; no input is lost. */
export function AddressForm({ address, isFirst, onSaved, onCancel }: AddressFormProps) {
  const say = useText('shop_account', 'common', 'error')
  const reportLoss = useReportLoss()
  const load = useAreaSource()
  const [add] = useAddAddressMutation()
  const [change] = useChangeAddressMutation()
  const { register, control, handleSubmit, setError, setFocus, formState } = useForm<Values>({
    resolver: yupResolver(addressRules),
    mode: 'onTouched',
    defaultValues: {
      receive_name: address?.receive_name ?? '',
      receive_tel: address?.receive_tel ?? '',
      area: address ? [address.province_id, address.city_id, address.region_id] : [],
      address: address?.address ?? '',
      is_default: address?.is_default ?? isFirst,
    },
  })
  const errorOf = useFieldError()
  const { errors, isSubmitting } = formState
  const save = handleSubmit(async ({ area: [province_id = 0, city_id = 0, region_id = 0], ...rest }) => {
    const body = { ...rest, province_id, city_id, region_id }
    const answer = address ? await change({ id: address.id, ...body }) : await add(body)
    if (answer.error === undefined) {
      toast.success(say('shop_account.address_saved'))
      const saved: unknown = answer.data
      onSaved(address?.id ?? idOf(saved))
      return
    }
    reportLoss(answer.error)
    const refused = Object.entries(fieldMessages(answer.error))
    showMistakes(
      { setError, setFocus },
      refused.map(([field, message]) => [fieldOf(field), message]),
    )
  })
  return (
    <chakra.form onSubmit={event => void save(event)} noValidate display="flex" flexDirection="column" gap="4">
      <Field label={say('shop_account.address_name')} required error={errorOf(errors.receive_name)}>
        <Input autoComplete="name" maxLength={30} {...register('receive_name')} />
      </Field>
      <Field
        label={say('shop_account.address_phone')}
        required
        hint={say('shop_account.address_phone_hint')}
        error={errorOf(errors.receive_tel)}
      >
        <Input type="tel" inputMode="numeric" autoComplete="tel-national" maxLength={11} {...register('receive_tel')} />
      </Field>
      <Controller
        control={control}
        name="area"
        render={({ field }) => (
          <Field label={say('shop_account.address_area')} required group error={errorOf(errors.area)}>
            <Cascader
              load={load}
              value={field.value}
              onValue={path => field.onChange(path.map(Number))}
              onBlur={field.onBlur}
              placeholder={say('shop_account.address_area_placeholder')}
            />
          </Field>
        )}
      />
      <Field label={say('shop_account.address_detail')} required error={errorOf(errors.address)}>
        <Input
          autoComplete="street-address"
          maxLength={120}
          placeholder={say('shop_account.address_detail_placeholder')}
          {...register('address')}
        />
      </Field>
      <Switch {...register('is_default')} disabled={isFirst}>
        {say('shop_account.address_default')}
      </Switch>
      <chakra.div display="flex" justifyContent="flex-end" gap="3" mt="2">
        <Button onClick={onCancel}>{say('common.cancel')}</Button>
        <Button type="submit" look="solid" loading={isSubmitting}>
          {say('shop_account.address_save')}
        </Button>
      </chakra.div>
    </chakra.form>
  )
}

const idOf = (saved: unknown): number | undefined =>
  typeof saved === 'object' && saved !== null && 'id' in saved && typeof saved.id === 'number' ? saved.id : undefined
