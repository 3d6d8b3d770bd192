import {
  Bell,
  CalendarClock,
  Check,
  Clock,
  Download,
  Heart,
  MapPin,
  Plus,
  Send,
  Trash2,
  Users,
} from 'lucide-react';

const mapping = { Bell, CalendarClock, Check, Clock, Download, Heart, MapPin, Plus, Send, Trash2, Users };

/** A select of icons for a playground: `argTypes: { icon: iconControl }`. */
export const iconControl = { options: Object.keys(mapping), mapping, control: { type: 'select' } } as const;
