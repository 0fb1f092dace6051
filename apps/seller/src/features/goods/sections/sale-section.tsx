import { SHELF_STATUSES } from '@shiji/contract/statuses.ts'
import { useText } from '@shiji/i18n/react.ts'
import { DraftField, FieldGrid } from './draft-field.tsx'

/** Whether buyers can buy the goods, and whether the store recommends them. */
export function SaleSection() {
  const say = useText('goods', 'records')
  return (
    <FieldGrid>
      <DraftField
        wide
        field={{
          type: 'radio',
          name: 'shelf',
          label: say('goods.shelf'),
          hint: say('goods.shelf_hint'),
          choices: SHELF_STATUSES.map(value => ({ value, label: say(`goods.shelf_word.${value}`) })),
        }}
      />
      <DraftField
        wide
        field={{ type: 'switch', name: 'is_recommend', label: say('records.is_recommend'), on: true, off: false }}
      />
    </FieldGrid>
  )
}
