import { chakra } from '@chakra-ui/react/styled-system'
import { useRecommendQuery } from '@shiji/api/catalog/catalog.buyer.api.ts'
import type { GoodsCard } from '@shiji/contract/catalog/catalog.ts'
import { RECOMMEND_IDS } from '@shiji/contract/catalog/words.ts'
import { useText } from '@shiji/i18n/react.ts'
import { Button } from '@shiji/ui/common/button/button.tsx'
import { useEffect, useRef, useState } from 'react'
import { GoodsGrid, GoodsGridSkeleton } from '../../../features/goods/goods-grid.tsx'
import { readVisited } from '../../../site/goods/visited.ts'
import { LinkButton } from '../../../site/links/link-button.tsx'
import { PATHS } from '../../../site/links/paths.ts'
import { LoadFailed } from '../../../site/page/load-failed.tsx'
import { Section } from '../../../site/page/section.tsx'
import { useNear } from '../../../site/use-near.ts'

/** Pages that come by themselves; afterwards the footer can be reached (ux 33). */
const AUTOMATIC = 2
const PAGE = 24

const idsOf = (goods: readonly { readonly id: number }[]) => goods.map(({ id }) => id)

/** More goods, page by page, none that the page already shows. */
export function Stream({ above }: { readonly above: readonly number[] }) {
  const say = useText('shop')
  const [pages, setPages] = useState<readonly (readonly GoodsCard[])[]>([])
  const [wanted, setWanted] = useState(0)
  const [more, setMore] = useState(true)
  const [seen] = useState(() => idsOf(readVisited()).slice(0, RECOMMEND_IDS.seen).join())
  const list = useRef<HTMLDivElement>(null)
  const pressed = useRef(false)
  const shown = [...above, ...pages.flatMap(idsOf)]
  const { currentData, isError, error, isFetching, refetch } = useRecommendQuery(
    { place: 'home', exclude: shown.slice(0, RECOMMEND_IDS.exclude).join(), ...(seen === '' ? {} : { seen }) },
    { skip: wanted <= pages.length },
  )
  useEffect(() => {
    if (currentData === undefined || wanted <= pages.length) return
    setPages([...pages, currentData.goods])
    setMore(currentData.more && shown.length + currentData.goods.length + PAGE <= RECOMMEND_IDS.exclude)
  }, [currentData, pages, wanted, shown.length])
  useEffect(() => {
    if (!pressed.current || pages.length < wanted) return
    pressed.current = false
    const [first] = list.current?.querySelectorAll(`[data-page="${pages.length}"] a`) ?? []
    if (first instanceof HTMLElement) first.focus({ preventScroll: true })
  }, [pages, wanted])
  const next = () => setWanted(pages.length + 1)
  if (pages.length > 0 && pages.every(page => page.length === 0)) return null
  return (
    <Section title={say('shop.home_stream')}>
      <chakra.div ref={list} display="flex" flexDirection="column" gap={{ base: '2', md: '4' }}>
        {pages.map((goods, place) => (
          // A page of the stream has no identity but its place.
          <div key={place} data-page={place + 1}>
            <GoodsGrid goods={goods} />
          </div>
        ))}
        {wanted > pages.length && !isError && <GoodsGridSkeleton count={12} />}
        {pages.length < AUTOMATIC && more && <Near key={pages.length} onNear={next} />}
      </chakra.div>
      {isError && wanted > pages.length && (
        <LoadFailed failure={error} extent="inline" onRetry={() => void refetch()} retrying={isFetching} />
      )}
      {pages.length >= AUTOMATIC && (
        <chakra.div display="flex" justifyContent="center" mt={{ base: '5', md: '8' }}>
          {more ? (
            <Button
              size="lg"
              loading={wanted > pages.length && !isError}
              onClick={() => {
                pressed.current = true
                next()
              }}
            >
              {say('shop.home_stream_more')}
            </Button>
          ) : (
            <LinkButton href={PATHS.classes}>{say('shop.home_stream_end')}</LinkButton>
          )}
        </chakra.div>
      )}
    </Section>
  )
}

/** Asks for a page when it comes near the screen; it keeps the height of what will come. */
function Near({ onNear }: { readonly onNear: () => void }) {
  const [place, near] = useNear()
  const asked = useRef(false)
  useEffect(() => {
    if (!near || asked.current) return
    asked.current = true
    onNear()
  }, [near, onNear])
  return <chakra.div ref={place} minH="1px" />
}
