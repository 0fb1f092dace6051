import { chakra } from '@chakra-ui/react/styled-system'
import { Plate } from '@shiji/ui/common/plate/plate.tsx'
import { useFileUrl } from '../../site/goods/use-file-url.ts'

export interface WallOfGoodsProps {
  /** Goods with pictures; empty while they load, when the wall shows its plates. */
  readonly goods: readonly { readonly id: number; readonly image: string }[]
}

const COLUMNS = [0, 1, 2]
const ROWS = [0, 1, 2, 3, 4]

/** Covers in three columns that fill all room they get, shifted against each other and cut at the edges. */
export function WallOfGoods({ goods }: WallOfGoodsProps) {
  const fileUrl = useFileUrl()
  return (
    <chakra.div position="relative" flex="1" minH="0" overflow="hidden" data-wall>
      <chakra.div position="absolute" inset="0" display="grid" gridTemplateColumns="repeat(3, 1fr)" gap="3">
        {COLUMNS.map(column => (
          <chakra.div key={column} display="flex" flexDirection="column" gap="3" mt={column === 1 ? '-16' : '0'}>
            {ROWS.map(row => {
              const place = row * COLUMNS.length + column
              const one = goods[place % Math.max(1, goods.length)]
              return <Plate key={row} src={one ? fileUrl(one.image, 400) : undefined} alt="" seed={one?.id ?? place} />
            })}
          </chakra.div>
        ))}
      </chakra.div>
    </chakra.div>
  )
}
