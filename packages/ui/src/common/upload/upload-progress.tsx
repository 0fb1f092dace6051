import { chakra } from '@chakra-ui/react/styled-system'

export interface UploadProgressProps {
  /** What is on its way. */
  readonly label: string
  /** 0 to 1. */
  readonly share: number
  /** Of the bar, as a CSS length. */
  readonly width: string
}

/** How much of a file has been sent. */
export const UploadProgress = ({ label, share, width }: UploadProgressProps) => (
  <chakra.progress
    aria-label={label}
    value={share}
    max={1}
    w={width}
    h="6px"
    css={{ accentColor: '{colors.accent.solid}' }}
  />
)
