import type { GoodsRecord } from '@shiji/api/catalog/catalog.back-office.api.ts'
import { useHeldPermissions } from '@shiji/backoffice/core/session/use-permissions.ts'
import { inLanguage } from '@shiji/backoffice/page/declaration/in-language.ts'
import { useLocale, useText } from '@shiji/i18n/react.ts'
import { FormControl } from '@shiji/ui/backoffice/form-field/form-control.tsx'
import type { FormField } from '@shiji/ui/backoffice/form-field/form-field.ts'
import { useGoodsParts } from '../goods-form-context.ts'
import { AskedChoices } from './asked-choices.tsx'
import { DraftCell } from './draft-field.tsx'
import { useBrandSearch } from './use-brand-search.ts'

/** One of the platform's brands, or none; found on the server by its name in either language. */
export function BrandField({ goods }: { readonly goods: GoodsRecord | undefined }) {
  const say = useText('goods', 'records')
  const locale = useLocale()
  const mayAsk = useHeldPermissions()('goods_brand.view')
  const { draft, change, readOnly } = useGoodsParts()
  const { brand_id } = draft.values
  const own =
    goods?.brand_id === undefined || goods.brand_id === null
      ? undefined
      : { id: goods.brand_id, name: goods.brand_name, name_en: goods.brand_name_en }
  const search = useBrandSearch({ own, selected: typeof brand_id === 'number' ? brand_id : undefined, skip: !mayAsk })
  const field: FormField = {
    type: 'select',
    name: 'brand_id',
    label: say('records.brand'),
    placeholder: say('goods.brand_none'),
  }
  if (readOnly || !mayAsk)
    return (
      <DraftCell field={field}>
        {own !== undefined && own.id === brand_id ? inLanguage(own, 'name', locale) : say('goods.brand_none')}
      </DraftCell>
    )
  return (
    <DraftCell field={field}>
      <AskedChoices asked={search.asked}>
        {() => (
          <FormControl
            field={{
              ...field,
              filterable: true,
              choices: search.brands.map(brand => ({
                value: brand.id,
                label: inLanguage(brand, 'name', locale),
                also: `${brand.name} ${brand.name_en}`,
              })),
              onTyped: search.find,
            }}
            value={brand_id}
            onChange={next =>
              change(current => ({ ...current, values: { ...current.values, brand_id: next } }), 'brand_id')
            }
            onBlur={() => undefined}
            onProblem={() => undefined}
          />
        )}
      </AskedChoices>
    </DraftCell>
  )
}
