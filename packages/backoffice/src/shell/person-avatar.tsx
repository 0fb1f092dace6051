import { chakra } from '@chakra-ui/react/styled-system'
import { useBackoffice } from '../app/backoffice.ts'

export interface PersonAvatarProps {
  /** Its first character stands where there is no picture. */
  readonly nickname: string
  /** Address of the picture, '' for none; one below the root comes from the files' origin. */
  readonly avatar: string
  /** Edge in px. @default 28 */
  readonly size?: number
}

/** A person's picture, or the first character of the name where there is none. */
export function PersonAvatar({ nickname, avatar, size = 28 }: PersonAvatarProps) {
  const { config } = useBackoffice()
  const shared = { flexShrink: '0', borderRadius: 'full', style: { width: size, height: size } } as const
  if (avatar !== '') {
    const address = avatar.startsWith('/') ? `${config.filesOrigin}${avatar}` : avatar
    return <chakra.img {...shared} src={address} alt="" objectFit="cover" bg="bg.sunken" />
  }
  return (
    <chakra.span
      {...shared}
      aria-hidden
      display="grid"
      placeItems="center"
      bg="accent.subtle"
      color="accent.fg"
      fontWeight="semibold"
      textStyle="sm"
    >
      {[...nickname][0] ?? '·'}
    </chakra.span>
  )
}
