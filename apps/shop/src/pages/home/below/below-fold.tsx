import { chakra } from '@chakra-ui/react/styled-system'
import type { HomeData } from '@shiji/contract/catalog/home.ts'
import { SeenRow } from '../../../features/goods/seen-row.tsx'
import { OneByOne } from '../../../site/page/one-by-one.tsx'
import { AdvertCards } from '../adverts.tsx'
import { Editorial } from './editorial.tsx'
import { Floor } from './floor.tsx'
import { Panels } from './panel.tsx'
import { Portrait } from './portrait.tsx'
import { Ranking } from './ranking.tsx'
import { Stream } from './stream.tsx'

export { NoticeBar } from '../notice-bar.tsx'

/** The home page below its first view, in the rhythm of large, paired and small: nothing stands twice. */
export function BelowFold({ data }: { readonly data: HomeData }) {
  const { editorial, ranking, portrait, cards, floors, lead } = data
  const above = [lead, editorial?.goods, ranking?.goods, portrait?.goods, ...floors.map(floor => floor.goods)]
  return (
    <OneByOne>
      {editorial && <Editorial editorial={editorial} />}
      {(ranking || portrait) && (
        <Panels gridTemplateColumns={ranking && portrait ? undefined : 'minmax(0, 1fr)'}>
          {ranking && <Ranking ranking={ranking} />}
          {portrait && <Portrait portrait={portrait} />}
        </Panels>
      )}
      {cards.length > 0 && (
        <chakra.div mt={{ base: '4', md: '6' }}>
          <AdvertCards adverts={cards} />
        </chakra.div>
      )}
      {floorRows(floors).map((row, place) => (
        <Panels key={row[0]?.id} {...(place > 0 && { mt: { base: '3', md: '4' } })}>
          {row.map(floor => (
            <Floor key={floor.id} floor={floor} />
          ))}
        </Panels>
      ))}
      <SeenRow />
      <Stream above={above.flatMap(goods => goods?.map(({ id }) => id) ?? [])} />
    </OneByOne>
  )
}

/** Two by two, which is a row on wide screens: together they would be half of the page in one frame. */
const floorRows = (floors: HomeData['floors']) =>
  floors.flatMap((_, place) => (place % 2 === 0 ? [floors.slice(place, place + 2)] : []))
