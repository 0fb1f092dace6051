import { chakra } from '@chakra-ui/react/styled-system'
import type { OrderRow } from '@shiji/contract/order/order.ts'
import { useText } from '@shiji/i18n/react.ts'
import { Button } from '@shiji/ui/common/button/button.tsx'
import { type ParcelDraft, type ParcelProblem, parcelId } from './parcel-draft.ts'
import { ParcelFields } from './parcel-fields.tsx'
import { ParcelGoods } from './parcel-goods.tsx'
import type { useParcelCompanies } from './use-parcel-companies.ts'
import type { useParcels } from './use-parcels.ts'

interface ParcelsToShipProps {
  readonly order: OrderRow
  readonly typed: ReturnType<typeof useParcels>
  readonly companies: ReturnType<typeof useParcelCompanies>
  readonly problems: Readonly<Record<string, ParcelProblem>>
  readonly onChange: (parcel: ParcelDraft) => void
  readonly onRead: (field: HTMLInputElement) => boolean
}

/** The parcels of one order in the ship dialog: number, company and goods of each, and one more on request. */
export function ParcelsToShip({ order, typed, companies, problems, onChange, onRead }: ParcelsToShipProps) {
  const say = useText('records')
  const own = typed.of(order.id)
  return (
    <>
      {own.map((parcel, index) => (
        <chakra.div key={parcel.key} display="grid" gap="2">
          <ParcelFields
            name={say('records.parcel_of', { number: index + 1 })}
            parcel={parcel}
            companies={companies.choices}
            company={companies.codeOf(parcel)}
            problem={problems[parcelId(parcel)]}
            onChange={onChange}
            onRead={onRead}
            onRemove={own.length === 1 ? undefined : () => typed.remove(parcel)}
          />
          <ParcelGoods
            order={order}
            parcel={parcel}
            others={own.filter(other => other.key !== parcel.key)}
            problem={problems[parcelId(parcel)]}
            onChange={typed.change}
          />
        </chakra.div>
      ))}
      <chakra.div>
        <Button size="sm" onClick={() => typed.add(order.id)}>
          {say('records.parcel_add')}
        </Button>
      </chakra.div>
    </>
  )
}
