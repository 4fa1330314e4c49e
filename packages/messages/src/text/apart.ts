export { apart } from '../format.ts'
