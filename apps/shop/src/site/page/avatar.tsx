import { chakra } from '@chakra-ui/react/styled-system'
import { Icon } from '@shiji/ui/common/icon/icon.tsx'
import { UserRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { useFileUrl } from '../goods/use-file-url.ts'

const ROUND = {
  small: { side: '28px', icon: 16 },
  medium: { side: '48px', icon: 24 },
  large: { side: '72px', icon: 40 },
  huge: { side: '88px', icon: 40 },
} as const

export interface AvatarProps {
  /** '' if the person has none. */
  readonly src: string
  readonly size: keyof typeof ROUND
  /** Behind the sign of a person without a picture. @default 'accent' */
  readonly tone?: 'accent' | 'neutral'
  /** In the place of the picture, while it changes. */
  readonly children?: ReactNode
}

/** The picture of a person, round; a sign for those without one. */
export function Avatar({ src, size, tone = 'accent', children }: AvatarProps) {
  const fileUrl = useFileUrl()
  const { side, icon } = ROUND[size]
  return (
    <chakra.span
      display="grid"
      placeItems="center"
      w={side}
      h={side}
      borderRadius="full"
      overflow="hidden"
      bg={tone === 'accent' ? 'accent.subtle' : 'neutral.subtle'}
      color={tone === 'accent' ? 'accent.fg' : 'fg.muted'}
      flexShrink="0"
    >
      {children ??
        (src === '' ? (
          <Icon of={UserRound} size={icon} />
        ) : (
          <chakra.img src={fileUrl(src)} alt="" width={150} height={150} w="full" h="full" objectFit="cover" />
        ))}
    </chakra.span>
  )
}
