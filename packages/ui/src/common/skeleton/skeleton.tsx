import { chakra } from '@chakra-ui/react/styled-system'
import { useText } from '@shiji/i18n/react.ts'
import type { ReactNode } from 'react'

/** A placeholder in the shape of the content; set its shape by `w`, `h` and `borderRadius`. */
export const Skeleton = chakra('span', {
  base: {
    display: 'block',
    position: 'relative',
    overflow: 'hidden',
    borderRadius: 'xs',
    bg: 'neutral.subtle',
    h: '4',
    _after: {
      content: '""',
      position: 'absolute',
      inset: '0',
      bg: 'linear-gradient(90deg, transparent, {colors.bg.hover}, transparent)',
      animation: 'shimmer 1.4s ease-in-out infinite',
    },
  },
})

export interface SkeletonsProps {
  /** The skeletons. */
  readonly children: ReactNode
  /** They keep the place of what has not begun to load: they do not move, and nothing is announced. @default false */
  readonly still?: boolean
}

/** A moving skeleton below the screen would be styled and composited again in every frame. */
const motionless = { '& *::after': { animation: 'none' } }

/** Wraps skeletons and announces once, for all of them, that something is loading. */
export function Skeletons({ children, still = false }: SkeletonsProps) {
  const say = useText('common')
  if (still) {
    return (
      <chakra.div aria-hidden css={motionless}>
        {children}
      </chakra.div>
    )
  }
  return (
    <div role="status">
      <chakra.span srOnly>{say('common.loading')}</chakra.span>
      <div aria-hidden>{children}</div>
    </div>
  )
}

export interface SkeletonTextProps {
  /** @default 3 */
  readonly lines?: number
}

/** Placeholders for lines of text; the last one is shorter. */
export function SkeletonText({ lines = 3 }: SkeletonTextProps) {
  return (
    <chakra.span display="flex" flexDirection="column" gap="2">
      {Array.from({ length: lines }, (_, line) => (
        // Lines have no identity but their index.
        <Skeleton key={line} w={line === lines - 1 && lines > 1 ? '2/3' : 'full'} />
      ))}
    </chakra.span>
  )
}

/** Placeholder for a goods card, with the same geometry. */
export function GoodsCardSkeleton() {
  return (
    <chakra.div bg="bg.surface" borderRadius="md" overflow="hidden" display="flex" flexDirection="column">
      <Skeleton w="full" h="auto" aspectRatio="1" borderRadius="md" />
      <chakra.div p={{ base: '2.5', md: '3' }} pt="2.5" display="flex" flexDirection="column" gap="1">
        <Skeleton w="1/4" h="12px" my="3px" />
        <Skeleton w="full" h="14px" my="4px" />
        <Skeleton w="2/3" h="14px" mb="4px" />
        <Skeleton w="1/2" h="20px" my="8px" />
        <Skeleton w="1/3" h="18px" my="2px" />
        <Skeleton w="2/3" h="12px" mt="5px" mb="3px" />
        <Skeleton w="1/3" h="12px" mb="3px" />
      </chakra.div>
    </chakra.div>
  )
}
