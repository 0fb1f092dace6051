export function Component() {
  return <h1>store/store</h1>
}
