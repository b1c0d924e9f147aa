export { netToGross, type NzGrossedUp } from './net-to-gross';
