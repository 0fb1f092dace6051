import { chakra } from '@chakra-ui/react/styled-system'
import type { NoticeLine } from '@shiji/contract/content/adverts.ts'
import { lazyPart } from '@shiji/ui/common/lazy/lazy-part.tsx'
import { Skeleton, Skeletons } from '@shiji/ui/common/skeleton/skeleton.tsx'
import { Suspense, useState } from 'react'
import { dismiss, readDismissed } from '../../site/dismissed-notice.ts'

/** In the file of what is below, which every visit fetches: a file of its own would be heavier than the bar. */
const NoticeBar = lazyPart(() => import('./below/below-fold.tsx').then(part => part.NoticeBar), { quiet: true })

export interface NoticePlaceProps {
  /** Newest first; undefined while they are on their way. */
  readonly notices: readonly NoticeLine[] | undefined
}

/**
 * Shows the newest notice until it is dismissed (ux 36); a newer one shows again. The space is reserved while loading, so that nothing moves when the
 * notice arrives.
 */
export function NoticePlace({ notices }: NoticePlaceProps) {
  const [dismissed, setDismissed] = useState(readDismissed)
  const newest = notices?.[0]
  if (notices === undefined ? dismissed !== undefined : newest === undefined || newest.id === dismissed) return null
  const close = (id: number) => {
    dismiss(id)
    setDismissed(id)
  }
  return (
    <chakra.div mt="3" h="44px" borderRadius="md" bg="bg.surface" overflow="hidden">
      {newest === undefined ? (
        <Skeletons>
          <Skeleton h="16px" w="60%" mt="14px" ms="4" />
        </Skeletons>
      ) : (
        <Suspense fallback={null}>
          <NoticeBar notice={newest} onClose={() => close(newest.id)} />
        </Suspense>
      )}
    </chakra.div>
  )
}
