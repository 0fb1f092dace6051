import { chakra } from '@chakra-ui/react/styled-system'
import type { StoreInfo } from '@shiji/contract/store/store.ts'
import { useText } from '@shiji/i18n/react.ts'
import { Plate } from '@shiji/ui/common/plate/plate.tsx'
import { SlideStage } from '../../features/slides/slide-stage.tsx'
import { useName } from '../../site/names.ts'
import { useWide } from '../../site/use-wide.ts'

/** Width by height of the slides; sellers are told so in their settings. */
const RATIO = { wide: 3, narrow: 1.5 } as const

/** The pictures that a store put at the top of its page, those for this width of screens first; nothing for a store without any. */
export function StoreSlides({ store }: { readonly store: StoreInfo }) {
  const say = useText('shop_goods')
  const pick = useName()
  const isWide = useWide('md')
  const [own, other] = isWide ? [store.slides, store.mobile_slides] : [store.mobile_slides, store.slides]
  const pictures = own.length > 0 ? own : other
  if (pictures.length === 0) return null
  const ratio = isWide ? RATIO.wide : RATIO.narrow
  const name = pick(store.name, store.name_en)
  return (
    <chakra.div
      mt="4"
      overflow="hidden"
      borderRadius={{ base: 'md', md: 'lg' }}
      style={{ aspectRatio: String(ratio) }}
      display="grid"
    >
      <SlideStage
        name="shop_content.store_slides"
        slides={[...new Set(pictures)].map((path, index) => ({
          id: path,
          title: say('shop_goods.store_slide', { name, number: index + 1 }),
        }))}
        render={({ id, title }, picture) =>
          picture !== 'later' && (
            <Plate src={id} alt={title} seed={store.id} ratio={ratio} radius="none" eager={picture === 'first'} />
          )
        }
      />
    </chakra.div>
  )
}
