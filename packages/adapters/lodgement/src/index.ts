export { folderSimulator } from './folder-simulator';
export { httpGateway, type GatewaySettings } from './http-gateway';
export { startLodging } from './start-lodging';
