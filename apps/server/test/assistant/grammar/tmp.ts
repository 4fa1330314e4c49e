import { readings, khatam, home } from './misread.ts'
const on = process.argv[2] === 'home' ? home : khatam
for (const text of process.argv.slice(3)) console.log(text, '=>', JSON.stringify(readings(text, on).map(r => 'call' in r ? r.call : 'ask' in r ? {ask: r.ask.about} : r)))
