export type Sample = { minutes: number; megabytes: number }

const mean = (figures: readonly number[]) => figures.reduce((sum, each) => sum + each, 0) / Math.max(1, figures.length)

/** How much a figure grows in a minute, in per cent of its mean: the slope of the straight line through all samples. */
export const slopeAMinute = (samples: readonly Sample[]): number => {
  const time = mean(samples.map(({ minutes }) => minutes))
  const level = mean(samples.map(({ megabytes }) => megabytes))
  const spread = samples.reduce((sum, { minutes }) => sum + (minutes - time) ** 2, 0)
  const rise = samples.reduce((sum, { minutes, megabytes }) => sum + (minutes - time) * (megabytes - level), 0)
  return spread === 0 || level === 0 ? 0 : (rise / spread / level) * 100
}
