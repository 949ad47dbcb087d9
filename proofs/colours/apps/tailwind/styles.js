import "./tailwind.css";
import "./host.css";
