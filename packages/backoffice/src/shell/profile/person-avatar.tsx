import { chakra } from '@chakra-ui/react/styled-system'
import { useFileAddress } from '@shiji/ui/common/file-address/file-address.ts'

export interface PersonAvatarProps {
  /** Its first character is shown without a picture. */
  readonly nickname: string
  /** Address of the picture, '' for none; one below `/files/` comes from the files' origin. */
  readonly avatar: string
  /** Edge in px. @default 28 */
  readonly size?: number
}

/** A person's picture, or the first character of their name. */
export function PersonAvatar({ nickname, avatar, size = 28 }: PersonAvatarProps) {
  const address = useFileAddress()
  const shared = { flexShrink: '0', borderRadius: 'full', style: { width: size, height: size } } as const
  if (avatar !== '') {
    return <chakra.img {...shared} src={address(avatar)} alt="" objectFit="cover" bg="bg.sunken" />
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
