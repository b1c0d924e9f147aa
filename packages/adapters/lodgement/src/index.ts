export { folderSimulator } from './folder-simulator';
export { httpGateway, type GatewaySettings } from './http-gateway';
export { startLodging, type RunningLodging } from './start-lodging';
