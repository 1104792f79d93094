// Generated from spec/ by `npm run generate`. Do not edit.
import { validateCursor, validateEventId } from "../common/response-validators.js";
import { validateFeedEvent } from "../event-bodies/response-validators.js";

export function validateEventList(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if((((data.events === undefined) && (missing0 = "events")) || ((data.next_cursor === undefined) && (missing0 = "next_cursor"))) || ((data.last_event_id === undefined) && (missing0 = "last_event_id"))){
        validateEventList.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.events !== undefined){
          let data0 = data.events;
          const _errs1 = errors;
          if(errors === _errs1){
            if(Array.isArray(data0)){
              var valid1 = true;
              const len0 = data0.length;
              for(let i0=0; i0<len0; i0++){
                const _errs3 = errors;
                if(!(validateFeedEvent(data0[i0], {instancePath:instancePath+"/events/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
                  vErrors = vErrors === null ? validateFeedEvent.errors : vErrors.concat(validateFeedEvent.errors);
                  errors = vErrors.length;
                }
                var valid1 = _errs3 === errors;
                if(!valid1){
                  break;
                }
              }
            }
            else {
              validateEventList.errors = [{instancePath:instancePath+"/events",schemaPath:"#/properties/events/type",keyword:"type",params:{type: "array"},message:"must be array"}];
              return false;
            }
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.next_cursor !== undefined){
            let data2 = data.next_cursor;
            const _errs4 = errors;
            const _errs5 = errors;
            let valid2 = false;
            const _errs6 = errors;
            if(!(validateCursor(data2, {instancePath:instancePath+"/next_cursor",parentData:data,parentDataProperty:"next_cursor",rootData}))){
              vErrors = vErrors === null ? validateCursor.errors : vErrors.concat(validateCursor.errors);
              errors = vErrors.length;
            }
            var _valid0 = _errs6 === errors;
            valid2 = valid2 || _valid0;
            if(!valid2){
              const _errs7 = errors;
              if(data2 !== null){
                const err0 = {instancePath:instancePath+"/next_cursor",schemaPath:"#/properties/next_cursor/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
                if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
                errors++;
              }
              var _valid0 = _errs7 === errors;
              valid2 = valid2 || _valid0;
            }
            if(!valid2){
              const err1 = {instancePath:instancePath+"/next_cursor",schemaPath:"#/properties/next_cursor/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
              if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
              errors++;
              validateEventList.errors = vErrors;
              return false;
            }
            else {
              errors = _errs5;
              if(vErrors !== null){
                if(_errs5){
                  vErrors.length = _errs5;
                }
                else {
                  vErrors = null;
                }
              }
            }
            var valid0 = _errs4 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.last_event_id !== undefined){
              let data3 = data.last_event_id;
              const _errs9 = errors;
              const _errs10 = errors;
              let valid3 = false;
              const _errs11 = errors;
              if(!(validateEventId(data3, {instancePath:instancePath+"/last_event_id",parentData:data,parentDataProperty:"last_event_id",rootData}))){
                vErrors = vErrors === null ? validateEventId.errors : vErrors.concat(validateEventId.errors);
                errors = vErrors.length;
              }
              var _valid1 = _errs11 === errors;
              valid3 = valid3 || _valid1;
              if(!valid3){
                const _errs12 = errors;
                if(data3 !== null){
                  const err2 = {instancePath:instancePath+"/last_event_id",schemaPath:"#/properties/last_event_id/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
                  if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
                  errors++;
                }
                var _valid1 = _errs12 === errors;
                valid3 = valid3 || _valid1;
              }
              if(!valid3){
                const err3 = {instancePath:instancePath+"/last_event_id",schemaPath:"#/properties/last_event_id/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
                if(vErrors === null) vErrors = [err3]; else vErrors.push(err3);
                errors++;
                validateEventList.errors = vErrors;
                return false;
              }
              else {
                errors = _errs10;
                if(vErrors !== null){
                  if(_errs10){
                    vErrors.length = _errs10;
                  }
                  else {
                    vErrors = null;
                  }
                }
              }
              var valid0 = _errs9 === errors;
            }
            else {
              var valid0 = true;
            }
          }
        }
      }
    }
    else {
      validateEventList.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateEventList.errors = vErrors;
  return errors === 0;
}

export { validateWebhookEvent as get200 } from "../event-bodies/response-validators.js";
export const list200 = validateEventList;
export { validateDelivery as redeliver200 } from "../deliveries/response-validators.js";
