import { chakra } from '@chakra-ui/react/styled-system'

export interface UploadProgressProps {
  /** What is uploading. */
  readonly label: string
  /** 0 to 1. */
  readonly share: number
  /** Width of the bar, as a CSS length. */
  readonly width: string
}

/** Progress of an upload. */
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
