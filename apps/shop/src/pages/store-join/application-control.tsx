import { APPLICATION_LIMITS, type ApplicationField } from '@shiji/contract/store/application.fields.ts'
import type { StoreApplication } from '@shiji/contract/store/application.ts'
import { useText } from '@shiji/i18n/react.ts'
import { Cascader, type CascaderProps } from '@shiji/ui/common/cascader/cascader.tsx'
import { Field } from '@shiji/ui/common/field/field.tsx'
import { ImageUpload } from '@shiji/ui/common/image-upload/image-upload.tsx'
import { Input, type InputProps } from '@shiji/ui/common/input/input.tsx'
import { usePictureUpload } from '../../site/form/use-picture-upload.ts'
import { tidy } from './application-values.ts'
import { ClassChoice } from './class-choice.tsx'
import { DocumentField } from './document-field.tsx'
import type { ApplicationForm } from './use-application-form.ts'

export interface ApplicationControlProps {
  readonly field: ApplicationField
  readonly form: ApplicationForm
  readonly application: StoreApplication
  readonly areas: NonNullable<CascaderProps['load']>
}

const PHONE = { type: 'tel', inputMode: 'numeric', maxLength: 11 } as const
const INPUTS = {
  store_name: { maxLength: APPLICATION_LIMITS.name },
  store_company_name: { maxLength: APPLICATION_LIMITS.company, autoComplete: 'organization' },
  store_address: { maxLength: APPLICATION_LIMITS.address, autoComplete: 'street-address' },
  business_license_no: { maxLength: 20, autoCapitalize: 'characters', spellCheck: false },
  legal_person: { maxLength: APPLICATION_LIMITS.person, autoComplete: 'name' },
  store_phone: PHONE,
  id_card_no: { maxLength: 18, autoCapitalize: 'characters', spellCheck: false, autoComplete: 'off' },
  emergency_contact: { maxLength: APPLICATION_LIMITS.person },
  emergency_contact_phone: PHONE,
} as const satisfies Partial<Record<ApplicationField, InputProps>>

/** The control of one field, with its label, hint and error. */
export function ApplicationControl({ field, form, application, areas }: ApplicationControlProps) {
  const say = useText('shop_store')
  const upload = usePictureUpload()
  const { values, problems, change } = form
  const shared = { label: say(`shop_store.field.${field}`), error: problems[field], required: true } as const
  switch (field) {
    case 'store_logo':
      return (
        <Field {...shared} group hint={say('shop_store.hint.store_logo')}>
          <ImageUpload
            name={field}
            value={values.store_logo === '' ? [] : [values.store_logo]}
            onValue={urls => change('store_logo', urls[0] ?? '')}
            upload={(file, context) => form.uploads.track(upload(file, context))}
          />
        </Field>
      )
    case 'class_id':
      return (
        <Field {...shared} group hint={say('shop_store.hint.class_id')}>
          <ClassChoice value={values.class_id} onValue={ids => change('class_id', [...ids])} />
        </Field>
      )
    case 'area':
      return (
        <Field {...shared} group>
          <Cascader load={areas} value={values.area} onValue={path => change('area', path.map(Number))} />
        </Field>
      )
    case 'business_license':
    case 'id_card_t':
    case 'id_card_b':
      return (
        <DocumentField
          field={field}
          value={values[field]}
          error={problems[field]}
          onProblem={message => form.setProblem(field, message)}
          onKept={id => change(field, id)}
          onSending={sent => void form.uploads.track(sent)}
          key={application.id}
        />
      )
    default:
      return (
        <Field {...shared} hint={field === 'id_card_no' ? say('shop_store.hint.id_card_no') : undefined}>
          <Input
            {...INPUTS[field]}
            value={values[field]}
            onChange={event => change(field, tidy(field, event.target.value))}
          />
        </Field>
      )
  }
}
