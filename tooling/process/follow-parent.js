/**
 * Loaded into a child by `--import`: asks the child to stop when the process that started it has gone, even by kill -9.
 * Plain JavaScript, since the stripper of types would take 28 MB in each child.
 */
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
process.channel?.unref()
