export {
  answering,
  must,
  NOON,
  startPeopleService,
  type Caller,
  type PeopleService,
  type Reply,
} from './people-service';
